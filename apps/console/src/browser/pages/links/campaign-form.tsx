import type { CampaignDetails } from '../../api/campaigns-api.js';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';

interface CampaignFormProps {
  /** Changed by the form; a new one is made without it. */
  campaign?: CampaignDetails;
  onDone: () => void;
}

export function CampaignForm({ campaign, onDone }: CampaignFormProps) {
  const id = campaign ? `campaign-${campaign.id}` : 'new-campaign';
  const { errors, ...form } = useSubmit({
    send: ({ links: { campaigns } }, textOf, key, shownOf) => {
      const body = campaignOf(id, textOf);
      return campaign
        ? campaigns.update(campaign.id, changesOf(campaignOf(id, shownOf), body))
        : campaigns.create(body, key);
    },
    onDone: (_, element) => {
      element.reset();
      onDone();
    },
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <TitledForm
      id={id}
      title={campaign ? `Edit ${campaign.name}` : 'New campaign'}
      heading={campaign ? 'h3' : 'h2'}
      isPanel={!campaign}
      form={form}
    >
      <Fields id={id} campaign={campaign} errors={errors} />
      <SubmitButton form={form} label={campaign ? 'Save' : 'Make the campaign'} whileSending="Saving…" />
    </TitledForm>
  );
}

/** The form as the API takes it. */
function campaignOf(id: string, textOf: FieldText) {
  return {
    name: textOf(`${id}-name`),
    slug: textOf(`${id}-slug`),
    public: textOf(`${id}-public`) === 'on',
    sticky: textOf(`${id}-sticky`) === 'on',
  };
}

interface FieldsProps {
  id: string;
  campaign: CampaignDetails | undefined;
  errors: Record<string, string[]>;
}

function Fields({ id, campaign, errors }: FieldsProps) {
  return (
    <>
      <div className="pair">
        <Field
          name={`${id}-name`}
          label={campaign ? 'Name' : 'Name (optional)'}
          hint={campaign ? 'At least 2 characters' : 'Without one it is named after the present minute'}
          errors={errors['name']}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              defaultValue={campaign?.name}
              required={campaign !== undefined}
            />
          )}
        </Field>
        <Field
          name={`${id}-slug`}
          label="Slug of the rotator (optional)"
          hint="The rotator leads to any link of the campaign: 2 to 49 letters, digits, “-” and “_”"
          errors={errors['slug']}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              spellCheck={false}
              defaultValue={campaign?.slug ?? undefined}
            />
          )}
        </Field>
      </div>
      <div className="choices">
        <label className="choice">
          <input type="checkbox" name={`${id}-public`} defaultChecked={campaign?.public} />
          Public: everybody may use its list and its rotator
        </label>
        <label className="choice">
          <input type="checkbox" name={`${id}-sticky`} defaultChecked={campaign?.sticky} />
          The rotator leads the same visitor to the same link for a day
        </label>
      </div>
    </>
  );
}
