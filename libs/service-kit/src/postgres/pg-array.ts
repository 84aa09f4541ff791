const oids = { uuid: 2950, text: 25, bool: 16, int4: 23, int8: 20, float8: 701, bytea: 17, timestamptz: 1184 };

/** Types whose arrays `pgArray` can write. */
export type PgElement = keyof typeof oids;

/** An array in bytes. They say only to the check of statements (`npm run sql`) what they hold. */
export type PgArray<Element extends PgElement> = Buffer & { readonly pgElement?: Element };

/** What an element is in TypeScript. */
interface Elements {
  uuid: string;
  text: string;
  bool: boolean;
  int4: number;
  int8: string;
  float8: number;
  bytea: Buffer;
  timestamptz: Date;
}

const headerBytes = 20;
const sizeBytes = 4;
const ofNull = -1;
const postgresEpochMs = Date.UTC(2000, 0, 1);
const word = 2 ** 32;

/** A text that others sent, as Postgres takes it: without NUL and halves of characters. Null for none. */
export function storable(text: string | undefined): string | null {
  return text === undefined ? null : text.replaceAll('\0', '\ufffd').toWellFormed();
}

/**
 * A column of rows as a parameter that is an array, in the binary format of Postgres (`array_recv`): for statements on
 * a hot path that bring many rows. As text each element is searched for quotes twice here and once there, and a flood
 * spends more on that than on its rows.
 *
 * @param type of the elements; the statement must cast the parameter to its array (`$1::uuid[]`)
 * @param of a string for uuid, text and int8, a number for int4 and float8, a Buffer for bytea, a Date for timestamptz;
 * null and undefined for NULL
 */
export function pgArray<T, Element extends PgElement>(
  type: Element,
  rows: readonly T[],
  of: (row: T) => Elements[Element] | null | undefined,
): PgArray<Element> {
  const values = rows.map(of);
  const sizes = values.map((value) => sizeOf(type, value));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + sizeBytes + Math.max(0, size), headerBytes));
  // Dimensions, whether one is NULL, what the elements are; of the one dimension its length and its first index.
  [1, sizes.includes(ofNull) ? 1 : 0, oids[type], values.length, 1].forEach((word, place) =>
    bytes.writeInt32BE(word, place * 4),
  );
  const put: Write<Element> = write[type];
  let at = headerBytes;
  values.forEach((value, place) => {
    const size = sizes[place]!;
    at = bytes.writeInt32BE(size, at);
    if (size === ofNull) return;
    put(bytes, at, value!);
    at += size;
  });
  return bytes;
}

function sizeOf(type: PgElement, value: Elements[PgElement] | null | undefined): number {
  if (value == null) return ofNull;
  if (type === 'text') return Buffer.byteLength(value as string);
  if (type === 'bytea') return (value as Buffer).length;
  return widths[type];
}

/** Bytes of those that are all of one size. */
const widths = { uuid: 16, bool: 1, int4: 4, int8: 8, float8: 8, timestamptz: 8 };

type Write<Element extends PgElement> = (bytes: Buffer, at: number, value: Elements[Element]) => unknown;

const write: { [Element in PgElement]: Write<Element> } = {
  uuid: writeUuid,
  text: (bytes, at, value) => bytes.write(value, at, 'utf8'),
  bool: (bytes, at, value) => bytes.writeUInt8(value ? 1 : 0, at),
  int4: (bytes, at, value) => bytes.writeInt32BE(value, at),
  int8: (bytes, at, value) => bytes.writeBigInt64BE(BigInt(value), at),
  float8: (bytes, at, value) => bytes.writeDoubleBE(value, at),
  bytea: (bytes, at, value) => value.copy(bytes, at),
  timestamptz: (bytes, at, value) => {
    const microseconds = (value.getTime() - postgresEpochMs) * 1000;
    bytes.writeInt32BE(Math.floor(microseconds / word), at);
    bytes.writeUInt32BE(((microseconds % word) + word) % word, at + 4);
  },
};

/** 36 characters, as RFC 9562 writes them, in either case. */
function writeUuid(bytes: Buffer, at: number, value: string): void {
  let from = 0;
  let seen = 0;
  for (let to = at; to < at + 16; to += 1) {
    if (value.charCodeAt(from) === dash) from += 1;
    const high = digits[value.charCodeAt(from++)] ?? noDigit;
    const low = digits[value.charCodeAt(from++)] ?? noDigit;
    seen |= high | low;
    bytes[to] = (high << 4) | low;
  }
  if (seen > 15 || from !== value.length) throw new TypeError('not a UUID');
}

const dash = '-'.charCodeAt(0);
const noDigit = 255;
const digits = new Uint8Array(128).fill(noDigit);
for (const [place, character] of [...'0123456789abcdef'].entries()) {
  digits[character.charCodeAt(0)] = place;
  digits[character.toUpperCase().charCodeAt(0)] = place;
}
