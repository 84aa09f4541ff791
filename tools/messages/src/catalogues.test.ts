import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { languages } from '@platform/service-kit';
import { messageTypes, typesFile } from './catalogue-types.js';
import { appsWithTexts, messagesOf, namespacesOf, readNamespace } from './catalogues.js';
import { faultsOf } from './faults.js';
import { hasTexts, sourcesWithTexts } from './texts-in-sources.js';
import { unusedKeys } from './unused-keys.js';

const apps = appsWithTexts();

it('every app with texts for people has a catalogue', () => {
  expect(apps).toStrictEqual(['identity', 'links', 'notifications', 'organizations', 'webhooks']);
});

for (const app of apps) {
  describe(`the texts of ${app}`, () => {
    const namespaces = namespacesOf(app, 'en');

    for (const language of languages)
      it(`are complete in ${language}, parse, and take the values of the English ones`, () => {
        expect(namespacesOf(app, language)).toStrictEqual(namespaces);
        const faults = namespaces.flatMap((namespace) =>
          faultsOf(language, readNamespace(app, language, namespace), readNamespace(app, 'en', namespace)).map(
            (fault) => `${namespace}.json: ${fault}`,
          ),
        );
        expect(faults).toStrictEqual([]);
      });

    it('address people formally, where a language knows the difference', () => {
      const found = Object.entries(informal).flatMap(([language, words]) =>
        namespaces.flatMap((namespace) =>
          [...messagesOf(readNamespace(app, language, namespace))]
            .filter(([, message]) => words.test(message))
            .map(([key, message]) => `${language}/${namespace}.json ${key}: ${message}`),
        ),
      );
      expect(found).toStrictEqual([]);
    });

    it('are each used in a source', () => {
      expect(unusedKeys(app)).toStrictEqual([]);
    });

    it('have the types that `npm run messages` derives from English', async () => {
      expect(readFileSync(typesFile(app), 'utf8')).toBe(await messageTypes(app));
    });
  });
}

it('an unused text is reported', () => {
  const found = unusedKeys('organizations', [`messages('invitation-mails', language).button`]);
  expect(found).toContain('invitation-mails/footer');
  expect(found).not.toContain('invitation-mails/button');
});

it('no source contains texts in several languages', () => {
  expect(sourcesWithTexts()).toStrictEqual([]);
  expect(hasTexts(`const texts = {\n  de: { title: 'Hallo' },\n  fr: { title: 'Bonjour' },\n};`)).toBe(true);
  expect(hasTexts(`const texts = {\n  de: 'Guten Tag',\n  fr: 'Bonne nuit',\n};`)).toBe(true);
  expect(hasTexts(`const names = {\n  de: 'Deutsch',\n  fr: 'Français',\n};`)).toBe(false);
});

const informal: Record<string, RegExp> = {
  de: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|tes?|ta)(?!\p{L})/iu,
  es: /(?<!\p{L})(tú|te|ti|tus?|puedes|tienes)(?!\p{L})/iu,
  it: /(?<!\p{L})(tu|te|ti|tuo|tua|tuoi|tue|puoi|hai)(?!\p{L})/iu,
};
