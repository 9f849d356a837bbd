/** Figures in words: those of the components in force, where a text names them. The twin of `engine/figures.py`. */
export type Figures = Readonly<Record<string, number | string>>;

const FIGURE = /\$([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)/g;

/** A Fluent text with these figures in the places that name them; what is no figure is an argument, and stays. */
export function written(text: string, figures: Figures): string {
  return text.replace(FIGURE, (whole, name: string) => {
    const figure = figures[name];
    return figure === undefined ? whole : JSON.stringify(figure);
  });
}
