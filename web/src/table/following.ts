/** Whether one looks at what is newest in a list that grows, rather than reading further up. */

interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** So near to the end one still follows. */
const NEAR = 120;

export class Following {
  on = true;
  private top = 0;

  /**
   * Only whoever goes up stops following. Being far from the end isn't enough: the browser tells of a scroll late, and the
   * list may have grown in the meantime.
   */
  scrolled({ scrollTop, scrollHeight, clientHeight }: Scrolled) {
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.on = true;
    else if (scrollTop < this.top) this.on = false;
    this.top = scrollTop;
  }
}
