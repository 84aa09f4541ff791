import { describe, expect, it } from '@jest/globals';
import { bodyOf, draftOf, emptyDraft, isDrawable } from './qr-draft.js';

describe('the draft of a QR code', () => {
  it('sends of the data what the type has and what is filled in', () => {
    const data = { url: 'https://example.org/', phone: '+4930123', message: ' ', fname: 'Ada' };
    expect(bodyOf({ ...emptyDraft, data }).data).toStrictEqual({ url: 'https://example.org/' });
    expect(bodyOf({ ...emptyDraft, type: 'sms', data }).data).toStrictEqual({ phone: '+4930123' });
    expect(bodyOf({ ...emptyDraft, type: 'vcard', data }).data).toStrictEqual({ fname: 'Ada', phone: '+4930123' });
  });

  it('sends no password of an open network, and counts no scans of a network', () => {
    const data = { ssid: 'Guests', encryption: 'none', password: 'secret123', hidden: 'true' };
    const body = bodyOf({ ...emptyDraft, type: 'wifi', data });
    expect(body.data).toStrictEqual({ ssid: 'Guests', encryption: 'none', hidden: true });
    expect(body.dynamic).toBe(false);
  });

  it('leaves a stored logo as it is, and removes it on request', () => {
    expect('logo' in bodyOf({ ...emptyDraft, logo: undefined })).toBe(false);
    expect(bodyOf({ ...emptyDraft, logo: null }).logo).toBe(null);
  });

  it('can be drawn once the content is there', () => {
    expect(isDrawable(emptyDraft)).toBe(false);
    expect(isDrawable({ ...emptyDraft, data: { url: 'example.org' } })).toBe(true);
    expect(isDrawable({ ...emptyDraft, type: 'vcard', data: { city: 'Berlin' } })).toBe(true);
  });

  it('reads colours as controls write them', () => {
    const draft = draftOf({
      id: 1,
      link: 'https://go.example/qr/a',
      scans: 0,
      name: 'Door',
      date: '2026-01-02 03:04:05',
      type: 'wifi',
      dynamic: false,
      data: { ssid: 'Guests', hidden: true },
      foreground: 'rgb(35,86,74)',
      background: 'rgb(255,255,255)',
      logo: true,
      linkid: null,
      status: 'active',
    });
    expect(draft).toMatchObject({ foreground: '#23564a', background: '#ffffff', logo: undefined });
    expect(draft.data).toStrictEqual({ ssid: 'Guests', hidden: 'true' });
  });
});
