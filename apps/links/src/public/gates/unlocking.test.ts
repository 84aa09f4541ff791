import { describe, expect, it } from '@jest/globals';
import { isUnlocked, unlockProof } from './unlocking.js';

describe('the proof of a known password', () => {
  const link = { id: 7, version: 2 };
  const now = Date.UTC(2026, 10, 20);
  const proof = unlockProof('old', link, now);

  it('is valid for an hour, this link and this version, also during a key rotation', () => {
    for (const keys of [['old'], ['old', 'new'], ['new', 'old']])
      expect(isUnlocked(keys, link, proof, now)).toBeTruthy();
    expect(isUnlocked(['new'], link, proof, now)).toBeFalsy();
    expect(isUnlocked(['old'], { ...link, id: 8 }, proof, now)).toBeFalsy();
    expect(isUnlocked(['old'], { ...link, version: 3 }, proof, now)).toBeFalsy();
    expect(isUnlocked(['old'], link, proof, now + 3_600_000)).toBeFalsy();
    for (const forged of [undefined, '', `${proof}x`, proof.replace(/^\d+/, '99999999999')])
      expect(isUnlocked(['old'], link, forged, now)).toBeFalsy();
  });
});
