/** As much of an OpenAPI document as is changed or looked at here. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; description?: string; version: string };
  servers?: object[];
  tags?: { name: string; description?: string }[];
  security?: object[];
  paths: Record<string, object>;
  webhooks?: Record<string, object>;
  components?: Components;
}

interface Components {
  securitySchemes?: Record<string, object>;
  [section: string]: Record<string, object> | undefined;
}

interface Operation {
  operationId?: string;
  tags?: string[];
}

const info = {
  title: 'Platform API',
  version: '1',
  description: 'The operations of all services. Each service has a document of its own, `/api/openapi/{service}.json`.',
};

/**
 * One document of those of all services, in the order given. Ids of operations get the name of their service in front,
 * `links.Links.add`, so that they are unique; so do components that two services have, and have in different forms.
 * @throws when two services have the same path, webhook, tag or security scheme, and say different things of it
 */
export function mergedDocument(services: Record<string, ApiDocument>): ApiDocument {
  const ambiguous = ambiguousComponents(Object.values(services));
  const named = Object.entries(services).map(([service, document]) => underItsName(service, document, ambiguous));
  const [first] = named;
  const tags = named.flatMap((document) => document.tags ?? []);
  joined(tags.map((tag) => ({ [tag.name]: tag })));
  return {
    openapi: first!.openapi,
    info,
    servers: first!.servers ?? [],
    security: first!.security ?? [],
    tags,
    ...{ 'x-tagGroups': named.map(({ info, paths }) => ({ name: info.title, tags: tagsOf(paths) })) },
    paths: joined(named.map(({ paths }) => paths)),
    webhooks: joined(named.map(({ webhooks = {} }) => webhooks)),
    components: joinedSections(named.map(({ components = {} }) => components)),
  };
}

const reference = /"#\/components\/(\w+)\/([^"]+)"/g;

/** As `schemas/Error`: what two documents have in different forms, and what refers to that. */
function ambiguousComponents(documents: ApiDocument[]): Set<string> {
  const forms = new Map<string, Set<string>>();
  for (const { components = {} } of documents)
    for (const [section, values = {}] of Object.entries(components))
      for (const [name, value] of Object.entries(values)) {
        const key = `${section}/${name}`;
        forms.set(key, (forms.get(key) ?? new Set()).add(JSON.stringify(value)));
      }
  const ambiguous = new Set([...forms].filter(([, texts]) => texts.size > 1).map(([key]) => key));
  // A set is walked to its end also when it grows meanwhile.
  for (const key of ambiguous)
    for (const [other, texts] of forms)
      if ([...texts].some((text) => text.includes(`"#/components/${key}"`))) ambiguous.add(other);
  return ambiguous;
}

function underItsName(service: string, document: ApiDocument, ambiguous: ReadonlySet<string>): ApiDocument {
  const renamed = (section: string, name: string) =>
    ambiguous.has(`${section}/${name}`) && section !== 'securitySchemes' ? `${service}.${name}` : name;
  const text = JSON.stringify(document).replace(
    reference,
    (_, section: string, name: string) => `"#/components/${section}/${renamed(section, name)}"`,
  );
  const { components = {}, ...own } = JSON.parse(text) as ApiDocument;
  for (const operation of Object.values(own.paths).flatMap((path) => operationsOf(path)))
    operation.operationId = `${service}.${operation.operationId}`;
  const sections = Object.entries(components).map(([section, values = {}]) => [
    section,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [renamed(section, name), value])),
  ]);
  return { ...own, components: Object.fromEntries(sections) as Components };
}

function tagsOf(paths: ApiDocument['paths']): string[] {
  return [...new Set(Object.values(paths).flatMap((path) => operationsOf(path).flatMap(({ tags = [] }) => tags)))];
}

function operationsOf(path: object): Operation[] {
  return Object.values(path as Record<string, Operation>);
}

function joinedSections(all: Components[]): Components {
  const sections = new Set(all.flatMap((one) => Object.keys(one)));
  return Object.fromEntries([...sections].map((section) => [section, joined(all.map((one) => one[section] ?? {}))]));
}

/** What is the same in two documents is one. */
function joined(all: Record<string, object>[]): Record<string, object> {
  const result: Record<string, object> = {};
  for (const [name, value] of all.flatMap((one) => Object.entries(one))) {
    if (name in result && JSON.stringify(result[name]) !== JSON.stringify(value))
      throw new Error(`two services have ${name}, and not the same`);
    result[name] = value;
  }
  return result;
}
