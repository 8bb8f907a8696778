// The page of `tablee dev`: for who writes a game, on their own machine. It speaks English, as code does.
import "@fontsource-variable/figtree/wght.css";
import { mount } from "svelte";
import { settings } from "../core/settings.svelte";
import "../look/palette.css";
import "../look/style.css";
import Workbench from "./Workbench.svelte";

settings.apply();
mount(Workbench, { target: document.getElementById("page")! });
