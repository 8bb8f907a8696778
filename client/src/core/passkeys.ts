// Passkeys: the browser keeps the secret half and signs challenges of the server with it.
import type { Me, Passkey } from "../wire";
import { Fault, json } from "./api";

const PATH = "/api/account/passkeys";
const ADDRESS = /^[\d.]+$|:/; // a bare address has no name that a passkey could be made for

/** Whether this browser has passkeys, and this place may use them. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !ADDRESS.test(location.hostname);

export const getPasskeys = () => json<Passkey[]>(PATH);
export const removePasskey = (id: string) => json<Passkey[]>(`${PATH}/${encodeURIComponent(id)}`, {}, "DELETE");

/** Makes one for this account; the passphrase says that it is really me. */
export async function addPasskey(passphrase: string, label: string): Promise<Passkey[]> {
  const asked = await json<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/new`, { passphrase });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const passkey = told(await navigator.credentials.create({ publicKey }).catch(givenUp));
  return json<Passkey[]>(PATH, { passkey, label });
}

/** Shows the server that it is really me. */
export async function usePasskey(): Promise<Record<string, unknown>> {
  const asked = await json<PublicKeyCredentialRequestOptionsJSON>(`${PATH}/challenge`, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return told(await navigator.credentials.get({ publicKey }).catch(givenUp));
}

export const enterByPasskey = async () => json<Me>(`${PATH}/login`, { passkey: await usePasskey() });

/** Nobody touched the key, or it is there already. */
function givenUp(reason: unknown): never {
  const known = reason instanceof DOMException && reason.name === "InvalidStateError";
  throw new Fault(known ? "passkey_known" : "passkey_given_up");
}

function told(made: Credential | null): Record<string, unknown> {
  if (!(made instanceof PublicKeyCredential)) throw new Fault("passkey_given_up");
  return { ...made.toJSON() };
}
