/* A form is sent once: a second click, while the first is under way, would throw away its answer. The server copes without this, too. */
const patienceMs = 5_000;
const sent = new Map();

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented) return;
  if (sent.has(form)) return event.preventDefault();
  sent.set(
    form,
    setTimeout(() => free(form), patienceMs),
  );
  say(form, true);
});

/* A page that comes back by the Back button comes as it was left. */
addEventListener('pageshow', ({ persisted }) => persisted && [...sent.keys()].forEach(free));

function free(form) {
  clearTimeout(sent.get(form));
  sent.delete(form);
  say(form, false);
}

/* Not `disabled`: the button would lose the focus, and its value would not be sent. */
function say(form, isBusy) {
  for (const each of form.elements) {
    if (each.type !== 'submit') continue;
    if (isBusy) each.setAttribute('aria-disabled', 'true');
    else each.removeAttribute('aria-disabled');
  }
}
