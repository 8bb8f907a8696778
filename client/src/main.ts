// The page begins here.
import "@fontsource-variable/figtree/wght.css";
import "@fontsource/fraunces/latin-700.css";
import "@fontsource/fraunces/latin-ext-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchErrors } from "./core/errors";
import { lids } from "./core/lids.svelte";
import { place } from "./core/route.svelte";
import { settings } from "./core/settings.svelte";
import { typeReady } from "./core/type";
import "./look/palette.css";
import "./look/style.css";

watchErrors();
settings.apply();
if (place.route.screen === "shelf") lids.open();
void typeReady().then(() => mount(App, { target: document.getElementById("page")! }));
