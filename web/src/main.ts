import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/cormorant-sc/700.css";
import "./theme/colours.css";
import "./theme/base.css";
import "./theme/tables.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
