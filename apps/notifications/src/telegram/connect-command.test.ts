import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { connectCommand } from './connect-command.js';

describe('the connect command', () => {
  const token = (text: string) => connectCommand(text, 'acme_alerts_bot')?.token;

  it('is /platform_connect or /start with a token, with or without the name of the bot, in any case', () => {
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

  it('has no other form', () => {
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
