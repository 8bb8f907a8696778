// The page begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./core/settings.svelte";
import "./look/palette.css";
import "./look/style.css";

settings.apply();
mount(App, { target: document.getElementById("page")! });
