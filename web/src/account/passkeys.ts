/** Passkeys of this browser (WebAuthn), with options and answers as JSON. */

type Json = Record<string, unknown>;

/** The person has closed the browser's dialog, or has no passkey to use. */
export class Cancelled extends Error {}

export const offersPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

export function toBytes(text: unknown): ArrayBuffer {
  const base64 = String(text).replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}

export function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const descriptors = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as { id: string }[]).map(({ id }) => ({ id: toBytes(id), type: "public-key" }));

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new Cancelled();
}

const answer = (credential: PublicKeyCredential, response: Json): Json => ({
  id: credential.id,
  rawId: toText(credential.rawId),
  type: credential.type,
  response: { ...response, clientDataJSON: toText(credential.response.clientDataJSON) },
});

/** Makes a passkey. */
export async function createPasskey(options: Json): Promise<Json> {
  const user = options.user as PublicKeyCredentialUserEntityJSON;
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: descriptors(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  const response = credential.response as AuthenticatorAttestationResponse;
  return answer(credential, { attestationObject: toText(response.attestationObject) });
}

/** Signs with a passkey of this site that the person picks. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    allowCredentials: descriptors(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  const response = credential.response as AuthenticatorAssertionResponse;
  return answer(credential, {
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle ? toText(response.userHandle) : null,
  });
}
