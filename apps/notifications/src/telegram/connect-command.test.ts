import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { connectCommand } from './connect-command.js';

describe('the connect command', () => {
  const token = (text: string) => connectCommand(text, 'acme_alerts_bot')?.token;

  it('is /platform_connect or /start with a token, to the bot by name or without, in any letter case', () => {
    for (const text of [
      '/platform_connect abc',
      '/start abc',
      '/platform_connect@acme_alerts_bot abc',
      '/start@Acme_Alerts_Bot   abc ',
      ' /Platform_Connect\nabc',
    ])
      assert.equal(token(text), 'abc', text);
    expect(token('/start')).toBe('');
    expect(token('/platform_connect@acme_alerts_bot')).toBe('');
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'abc',
      '/platform_connectabc',
      '/platform_connect@other_bot abc',
      'x /start abc',
      '/stop abc',
    ])
      assert.equal(token(text), undefined, text);
  });
});
