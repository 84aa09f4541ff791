import { describe, expect, it } from '@jest/globals';
import { readCompose } from './compose-rules.js';
import { buildManifests, ofKind } from './manifests.js';
import { secretsOfCompose, secretsOfManifests, sharedSecretFindings } from './shared-secrets.js';

describe('secrets that services share', () => {
  it('have one copy in the cluster: webhooks gets only the keys of identity’s secret', () => {
    const manifests = buildManifests('k8s/overlays/example');
    const given = secretsOfManifests(manifests);
    expect(sharedSecretFindings(given)).toStrictEqual([]);
    const ofWebhooks = given.filter(({ service }) => service === 'webhooks');
    const origins = [...new Set(ofWebhooks.map(({ setting, origin }) => `${setting} ${origin}`))].sort();
    expect(origins.filter((text) => !text.includes(' platform/'))).toStrictEqual([
      'DATABASE_URL webhooks/DATABASE_URL',
      'ENCRYPTION_KEYS identity/ENCRYPTION_KEYS',
      'EVENT_KEY events/EVENT_KEY',
      'INTERNAL_SECRET webhooks-calls/INTERNAL_SECRET',
      'REDIS_URL webhooks/REDIS_URL',
      'TOKEN_DIRECTORY_KEY token-directory/TOKEN_DIRECTORY_KEY',
    ]);
    const worker = ofKind(manifests, 'Deployment').find(({ metadata }) => metadata.name === 'webhooks-worker')!;
    const volume = worker.spec.template.spec.volumes!.find(({ name }) => name === 'service-secrets')!;
    delete volume.projected;
    volume.secret = { secretName: 'webhooks' };
    expect(sharedSecretFindings(secretsOfManifests(manifests)).join('\n')).toMatch(
      /webhooks-worker: its ENCRYPTION_KEYS is webhooks\/ENCRYPTION_KEYS, that of .* is identity\/ENCRYPTION_KEYS/,
    );
  });

  it('have one copy in compose', () => {
    const { services } = readCompose();
    expect(sharedSecretFindings(secretsOfCompose(services))).toStrictEqual([]);
    services['webhooks']!.secrets!.find(({ target }) => target === 'ENCRYPTION_KEYS')!.source =
      'webhooks_encryption_keys';
    services['links']!.secrets!.find(({ target }) => target === 'TOKEN_DIRECTORY_KEY')!.source = 'another_key';
    services['notifications']!.secrets!.find(({ target }) => target === 'INTERNAL_SECRET')!.source =
      'links_internal_secret';
    const findings = sharedSecretFindings(secretsOfCompose(services)).join('\n');
    expect(findings).toMatch(/links and notifications share INTERNAL_SECRET links_internal_secret/);
    expect(findings).toMatch(/webhooks: its ENCRYPTION_KEYS is webhooks_encryption_keys, .* identity_encryption_keys/);
    expect(findings).toMatch(/links: its TOKEN_DIRECTORY_KEY is another_key, .* token_directory_key/);
  });
});
