import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { FieldErrors, LinkChoices, LinkDetails } from '@platform/contracts';
import { TextareaField, TextField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { isAnyWrong } from '../../components/list-field.js';
import { givenCountries, givenTargets } from './link-targets.js';
import { TargetRules } from './target-rules.js';
import { useCountries, useDevices, useLanguages } from './target-names.js';
import { PixelsFields, VisitPageField } from './visit-fields.js';

interface TargetFieldsProps {
  link: LinkDetails | undefined;
  errors: FieldErrors;
}

interface LinkRulesProps extends TargetFieldsProps {
  choices: LinkChoices;
}

const targetNames = ['geotarget', 'devicetarget', 'languagetarget'];
const pixelNames = ['pixels', 'pixel_consent'];
const lookNames = ['type', 'metatitle', 'metadescription', 'metaimage'];

/** Where else the link leads, and how it looks: closed for a link that has nothing of it. */
export function LinkRules({ link, choices, errors }: LinkRulesProps) {
  const { t } = useLingui();
  return (
    <>
      <Folded title={t`Other targets for some visitors`} isOpen={hasTargets(link) || isAnyWrong(errors, targetNames)}>
        <TargetFields link={link} errors={errors} />
      </Folded>
      <Folded title={t`How it is shown`} isOpen={hasLooks(link) || isAnyWrong(errors, lookNames)}>
        <VisitPageField link={link} choices={choices} errors={errors} />
        <Text size="sm" c="dimmed">
          <Trans>What previews in chats and networks show; without it they show the page that it leads to.</Trans>
        </Text>
        <TextField
          name="metatitle"
          label={t`Title of the preview (optional)`}
          errors={errors['metatitle']}
          autoComplete="off"
          defaultValue={link?.metatitle}
        />
        <TextareaField
          name="metadescription"
          label={t`Text of the preview (optional)`}
          errors={errors['metadescription']}
          rows={2}
          defaultValue={link?.metadescription}
        />
        <TextField
          name="metaimage"
          label={t`Picture of the preview (optional)`}
          hint={t`The address of a JPG or PNG`}
          errors={errors['metaimage']}
          type="url"
          autoComplete="off"
          defaultValue={link?.metaimage}
        />
      </Folded>
      <Folded title={t`Pixels`} isOpen={(link?.pixels.length ?? 0) > 0 || isAnyWrong(errors, pixelNames)}>
        <PixelsFields link={link} choices={choices} errors={errors} />
      </Folded>
    </>
  );
}

function TargetFields({ link, errors }: TargetFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Text size="sm" c="dimmed">
        <Trans>All others get to the main one.</Trans>
      </Text>
      <TargetRules
        name="geotarget"
        field="location"
        title={t`By country`}
        choose={t`Country`}
        add={t`Add a country`}
        options={useCountries()}
        given={givenCountries(link?.location)}
        errors={errors}
      />
      <TargetRules
        name="devicetarget"
        field="device"
        title={t`By device`}
        choose={t`Device`}
        add={t`Add a device`}
        options={useDevices()}
        given={givenTargets(link?.device)}
        errors={errors}
      />
      <TargetRules
        name="languagetarget"
        field="language"
        title={t`By language`}
        choose={t`Language`}
        add={t`Add a language`}
        options={useLanguages()}
        given={givenTargets(link?.language)}
        errors={errors}
      />
    </>
  );
}

function hasTargets(link: LinkDetails | undefined): boolean {
  if (!link) return false;
  return [link.location, link.device, link.language].some((targets) => Object.keys(targets).length > 0);
}

function hasLooks(link: LinkDetails | undefined): boolean {
  if (!link) return false;
  const { type, metatitle, metadescription, metaimage } = link;
  return type !== 'direct' || [metatitle, metadescription, metaimage].some(Boolean);
}
