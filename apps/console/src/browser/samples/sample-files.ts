import { sampleLanguages, type SampleLanguage } from './fill-sample.js';

/** What samples are about, as their files in `src/samples` are named. */
export type SampleTopic = 'sign-in' | 'own-token' | 'api' | 'webhook';

const files = import.meta.glob<string>('../../samples/*.{sh,mjs,py,go,php}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The template of a program. */
export function sampleFile(topic: SampleTopic, language: SampleLanguage): string {
  return files[`../../samples/${topic}.${language}`]!;
}

export const languages = Object.keys(sampleLanguages) as SampleLanguage[];
