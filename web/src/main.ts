import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { voice } from "./lib/voice.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

settings.show();
await voice.speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
