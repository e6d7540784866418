import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** An authenticator made of software: it answers what a browser would after a finger on a key. */

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The little of CBOR that attestations and COSE keys need. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, part]) => [encodeCbor(key), encodeCbor(part)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash("sha256").update(bytes).digest();
}

interface Asked {
  challenge: string;
  origin?: string;
  rpId?: string;
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

export class SoftwarePasskey {
  readonly credentialId = randomBytes(32);
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = this.credentialId.toString("base64url");

  #writeClientData(type: string, { challenge, origin = "http://localhost:3000" }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #writeAuthData(flags: number, { rpId = "localhost" }: Asked): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #writePublicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
  }

  /** What it says when it is asked to make a passkey. */
  register(asked: Asked) {
    const idLength = Buffer.from([0, this.credentialId.length]);
    const authData = Buffer.concat([
      this.#writeAuthData(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL, asked),
      Buffer.alloc(16),
      idLength,
      this.credentialId,
      this.#writePublicKey(),
    ]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: this.#id,
      rawId: this.#id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#writeClientData("webauthn.create", asked).toString("base64url"),
        attestationObject: encodeCbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** What it says when it is asked to sign a login; each signature counts one up, unless told otherwise. */
  sign(asked: Asked, counter = this.counter + 1) {
    this.counter = counter;
    const clientData = this.#writeClientData("webauthn.get", asked);
    const authData = this.#writeAuthData(USER_PRESENT_AND_VERIFIED, asked);
    const signed = sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return {
      id: this.#id,
      rawId: this.#id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signed.toString("base64url"),
      },
    };
  }
}
