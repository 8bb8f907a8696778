// Whether this browser stores cookies. `navigator.cookieEnabled` is true in Chromium even when its
// settings refuse them, so one is tried, and taken back at once.
const TRIED = "tablee-try=1";

export function takesCookies(): boolean {
  document.cookie = `${TRIED}; path=/; SameSite=Lax`;
  const taken = document.cookie.includes(TRIED);
  document.cookie = `${TRIED}; path=/; SameSite=Lax; max-age=0`;
  return taken;
}
