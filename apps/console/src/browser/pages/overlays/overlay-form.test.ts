import { describe, expect, it } from '@jest/globals';
import { contrastOf, draftOf, longColor, overlayChanges, overlayOf } from './overlay-form.js';

const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';
const poll = {
  name: ' Summer ',
  'settings.question': 'Which?',
  'settings.options': 'This\n\n That ',
  'settings.position': 'center',
  'settings.email': 'of@another.type',
};

describe('the form of an overlay', () => {
  it('sends the settings of its type alone, and a line for each answer', () => {
    const { type, name, settings } = overlayOf('poll', form(poll));
    expect([type, name]).toStrictEqual(['poll', 'Summer']);
    expect(settings).toMatchObject({ question: 'Which?', options: ['This', 'That'], position: 'center' });
    expect(settings).not.toHaveProperty('email');
  });

  it('sends what was changed', () => {
    expect(overlayChanges('poll', form(poll), form(poll))).toStrictEqual({});
    const changed = { ...poll, 'settings.options': 'This\nOther', name: 'Winter' };
    expect(overlayChanges('poll', form(poll), form(changed))).toStrictEqual({
      name: 'Winter',
      settings: { options: ['This', 'Other'] },
    });
  });

  it('shows samples in a preview for what is not given yet', () => {
    const samples = { question: 'Your question', options: ['One', 'Two'] };
    expect(draftOf('poll', form({ 'settings.options': 'Alone' }), samples)).toMatchObject({
      name: 'draft',
      settings: { question: 'Your question', options: ['One', 'Two'], position: '' },
    });
    expect(draftOf('poll', form(poll), samples).settings).toMatchObject({ question: 'Which?' });
  });

  it('knows colours that cannot be read on each other', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#888888')).toBeLessThan(4.5);
    expect([longColor('#abc'), longColor('#a1b2c3')]).toStrictEqual(['#aabbcc', '#a1b2c3']);
  });
});
