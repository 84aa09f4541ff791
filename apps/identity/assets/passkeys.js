/* Passkeys are the one thing that pages cannot do alone: this asks the browser, puts its answer into the form, and sends the form. */
const forms = window.PublicKeyCredential?.parseRequestOptionsFromJSON
  ? document.querySelectorAll('form[data-passkey]')
  : [];

/** The conditional request that waits in the background; a browser runs one at a time. */
let waiting = new AbortController();

for (const form of forms) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.ariaBusy) void run(form);
  });
  if (form.hasAttribute('data-conditional')) void offer(form);
}

async function run(form) {
  const failed = form.querySelector('[data-failed]');
  failed.hidden = true;
  form.ariaBusy = 'true';
  waiting.abort();
  try {
    // Stays busy: the page is about to be left.
    send(form, await ask(form, {}));
  } catch {
    failed.hidden = false;
    form.ariaBusy = null;
    if (form.hasAttribute('data-conditional')) void offer(form);
  }
}

/* A page that comes back by the Back button comes as it was left. */
addEventListener('pageshow', ({ persisted }) => persisted && forms.forEach((form) => (form.ariaBusy = null)));

async function offer(form) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  waiting = new AbortController();
  try {
    send(form, await ask(form, { mediation: 'conditional', signal: waiting.signal }));
  } catch {
    /* Given up in favour of the button, or of the password. */
  }
}

function ask(form, more) {
  const options = JSON.parse(form.dataset.options);
  return form.dataset.passkey === 'create'
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options), ...more })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), ...more });
}

function send(form, credential) {
  form.elements.credential.value = JSON.stringify(credential.toJSON());
  form.submit();
}
