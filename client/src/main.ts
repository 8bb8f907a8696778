// The page begins here.
import "@fontsource-variable/figtree/wght.css";
import "@fontsource/fraunces/700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchErrors } from "./core/errors";
import { lids } from "./core/lids.svelte";
import { openWithoutServer } from "./core/offline";
import { me } from "./core/me.svelte";
import { place } from "./core/route.svelte";
import { settings } from "./core/settings.svelte";
import { typeReady } from "./core/type";
import "./look/palette.css";
import "./look/style.css";

watchErrors();
settings.apply();
if (place.route.screen === "shelf") {
  lids.open();
  void me.load().catch(() => {});
}
void typeReady().then(() => {
  const target = document.getElementById("page")!;
  target.replaceChildren();
  mount(App, { target });
  openWithoutServer();
});
