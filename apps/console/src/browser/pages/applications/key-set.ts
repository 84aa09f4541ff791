/** For ES256, which every library knows. */
export async function newKeyPair(): Promise<{ pem: string; jwk: JsonWebKey }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [bytes, { kty, crv, x, y }] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', privateKey),
    crypto.subtle.exportKey('jwk', publicKey),
  ]);
  const lines = btoa(String.fromCharCode(...new Uint8Array(bytes))).match(/.{1,64}/g)!;
  const pem = ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n');
  const kid = crypto.randomUUID().slice(0, 8);
  return { pem, jwk: { kty, crv, x, y, alg: 'ES256', use: 'sig', kid } as JsonWebKey };
}

/** The set with one key more; what is no set makes room for it. */
export function withKey(set: string, key: JsonWebKey): string {
  return JSON.stringify({ keys: [...keysIn(set), key] }, null, 2);
}

function keysIn(set: string): unknown[] {
  try {
    const { keys } = JSON.parse(set) as { keys?: unknown };
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}
