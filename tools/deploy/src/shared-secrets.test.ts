import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCompose } from './compose-rules.js';
import { buildManifests, ofKind } from './manifests.js';
import { secretsOfCompose, secretsOfManifests, sharedSecretFindings } from './shared-secrets.js';

describe('secrets that services share', () => {
  it('have one copy in the cluster: webhooks is given the keys of identity and nothing else of its secret', () => {
    const manifests = buildManifests('k8s/overlays/example');
    const given = secretsOfManifests(manifests);
    assert.deepEqual(sharedSecretFindings(given), []);
    const ofWebhooks = given.filter(({ service }) => service === 'webhooks');
    const origins = [...new Set(ofWebhooks.map(({ setting, origin }) => `${setting} ${origin}`))].sort();
    assert.deepEqual(
      origins.filter((text) => !text.includes(' platform/')),
      ['DATABASE_URL webhooks/DATABASE_URL', 'ENCRYPTION_KEYS identity/ENCRYPTION_KEYS'],
    );
    const worker = ofKind(manifests, 'Deployment').find(({ metadata }) => metadata.name === 'webhooks-worker')!;
    const volume = worker.spec.template.spec.volumes!.find(({ name }) => name === 'service-secrets')!;
    delete volume.projected;
    volume.secret = { secretName: 'webhooks' };
    assert.match(
      sharedSecretFindings(secretsOfManifests(manifests)).join('\n'),
      /webhooks-worker: its ENCRYPTION_KEYS is webhooks\/ENCRYPTION_KEYS, that of .* is identity\/ENCRYPTION_KEYS/,
    );
  });

  it('have one copy in compose', () => {
    const { services } = readCompose();
    assert.deepEqual(sharedSecretFindings(secretsOfCompose(services)), []);
    services['webhooks']!.secrets!.find(({ target }) => target === 'ENCRYPTION_KEYS')!.source =
      'webhooks_encryption_keys';
    services['links']!.secrets = [];
    const findings = sharedSecretFindings(secretsOfCompose(services)).join('\n');
    assert.match(findings, /webhooks: its ENCRYPTION_KEYS is webhooks_encryption_keys, .* identity_encryption_keys/);
    assert.match(findings, /links: its INTERNAL_SECRET is no secret/);
  });
});
