import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { Field } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout, isAnyWrong } from '../../components/list-field.js';
import { targetsText } from './link-targets.js';
import { PixelsFields, VisitPageField } from './visit-fields.js';

interface LinkRulesProps {
  link: LinkDetails | undefined;
  errors: FieldErrors;
}

const targetFields = [
  { name: 'geotarget', of: 'location', label: 'By country', hint: 'A name or code: Canada https://example.org/ca' },
  {
    name: 'devicetarget',
    of: 'device',
    label: 'By device',
    hint: 'iphone, ipad, android, windows, mac, linux, or ios, mobile, tablet, desktop',
  },
  { name: 'languagetarget', of: 'language', label: 'By language', hint: 'A name or code: French, or pt-BR' },
] as const;

/** Where else the link leads, and how it looks: closed for a link that has nothing of it. */
export function LinkRules({ link, errors }: LinkRulesProps) {
  return (
    <>
      <Folded title="Other targets for some visitors" isOpen={hasTargets(link) || isAnyWrong(errors, targetNames)}>
        <p className="hint">
          One for each line: what the visitor has, and the address. All others get to the main one.
        </p>
        {targetFields.map(({ name, of, label, hint }) => (
          <Field key={name} name={name} label={`${label} (optional)`} hint={hint} errors={errorsAbout(errors, name)}>
            {(control) => <textarea {...control} rows={2} spellCheck={false} defaultValue={targetsText(link?.[of])} />}
          </Field>
        ))}
      </Folded>
      <Folded title="How it is shown" isOpen={hasLooks(link) || isAnyWrong(errors, lookNames)}>
        <VisitPageField link={link} errors={errors} />
        <p className="hint">
          What previews in chats and networks show; without it they show the page that it leads to.
        </p>
        <Field name="metatitle" label="Title of the preview (optional)" errors={errors['metatitle']}>
          {(control) => <input {...control} type="text" autoComplete="off" defaultValue={link?.metatitle} />}
        </Field>
        <Field name="metadescription" label="Text of the preview (optional)" errors={errors['metadescription']}>
          {(control) => <textarea {...control} rows={2} defaultValue={link?.metadescription} />}
        </Field>
        <Field
          name="metaimage"
          label="Picture of the preview (optional)"
          hint="The address of a JPG or PNG"
          errors={errors['metaimage']}
        >
          {(control) => <input {...control} type="url" autoComplete="off" defaultValue={link?.metaimage} />}
        </Field>
      </Folded>
      <Folded title="Pixels" isOpen={(link?.pixels.length ?? 0) > 0 || isAnyWrong(errors, pixelNames)}>
        <PixelsFields link={link} errors={errors} />
      </Folded>
    </>
  );
}

const targetNames = targetFields.map(({ name }) => name);
const pixelNames = ['pixels', 'pixel_consent'];
const lookNames = ['type', 'metatitle', 'metadescription', 'metaimage'];

function hasTargets(link: LinkDetails | undefined): boolean {
  return link !== undefined && targetFields.some(({ of }) => Object.keys(link[of]).length > 0);
}

function hasLooks(link: LinkDetails | undefined): boolean {
  if (!link) return false;
  const { type, metatitle, metadescription, metaimage } = link;
  return type !== 'direct' || [metatitle, metadescription, metaimage].some(Boolean);
}
