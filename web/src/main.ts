import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { voice } from "./lib/voice.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

// A page that can't be loaded though the server is there: it has been renewed, and has others by now. Once is enough.
const RENEWED = "igroteka-renewed";
addEventListener("vite:preloadError", async () => {
  const health = await fetch("/healthz").catch(() => null);
  if (!health?.ok || sessionStorage.getItem(RENEWED)) return;
  sessionStorage.setItem(RENEWED, "yes");
  location.reload();
});

settings.show();
await voice.speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
