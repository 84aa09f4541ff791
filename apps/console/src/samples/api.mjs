// Calls the API in the name of a person, with the access token of their sign-in: `node api.mjs`.
const res = await fetch('{{issuer}}/v1/me', {
  headers: { authorization: `Bearer ${process.env.ACCESS_TOKEN}` },
});
const body = await res.json();
if (res.status === 429) throw new Error(`Too many requests: again in ${res.headers.get('retry-after')} s.`);
if (!res.ok) throw new Error(`${res.status} ${body.error}: ${body.message}`);
const { name, surname, organizations } = body.data;
console.log(name, surname);
for (const organization of organizations ?? []) console.log('-', organization.name);
