import { Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyButton } from '../components/copy-button.js';
import { Code } from './code.js';
import { fillSample, sampleLanguages, type SampleLanguage, type SampleValues } from './fill-sample.js';
import { languages, sampleFile, type SampleTopic } from './sample-files.js';

const grammars: Record<SampleLanguage, string> = {
  sh: 'bash',
  mjs: 'javascript',
  py: 'python',
  go: 'go',
  php: 'php',
};

export interface Sample {
  topic: SampleTopic;
  title: string;
  /** What the program does, and what it needs. */
  lead: string;
}

interface CodeSamplesProps {
  samples: readonly Sample[];
  values: SampleValues;
}

/** Programs to begin with, each in the language that the person chose last. */
export function CodeSamples({ samples, values }: CodeSamplesProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useSampleLanguage();
  const [chosen, setChosen] = useState(samples[0]?.topic);
  const sample = samples.find(({ topic }) => topic === chosen) ?? samples[0];
  if (!sample) return null;
  const { topic, title, lead } = sample;
  const text = fillSample(sampleFile(topic, language), language, values);
  const name = sampleLanguages[language];
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <NativeSelect
          aria-label={t`What the program does`}
          value={topic}
          onChange={(event) => setChosen(event.currentTarget.value as SampleTopic)}
          data={samples.map((one) => ({ value: one.topic, label: one.title }))}
        />
        <SegmentedControl
          aria-label={t`Language of the samples`}
          value={language}
          onChange={(value) => setLanguage(value)}
          data={languages.map((value) => ({ value, label: sampleLanguages[value] }))}
          size="xs"
        />
      </Group>
      <Text size="sm" c="dimmed">
        {lead}
      </Text>
      <Code label={t`${title}, in ${name}`} text={text} grammar={grammars[language]} />
      <Group gap="sm">
        <CopyButton text={text} about={t`the sample`} key={`${topic} ${language}`} />
      </Group>
    </Stack>
  );
}

/** Kept in this browser, for all samples. */
function useSampleLanguage() {
  const [kept, keep] = useLocalStorage({ key: 'console.sample-language', defaultValue: 'sh', deserialize, serialize });
  const language = languages.find((known) => known === kept) ?? 'sh';
  return [language, keep] as const;
}

const serialize = (value: string) => value;
const deserialize = (value: string | undefined) => value ?? 'sh';
