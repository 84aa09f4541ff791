/*
 * Which feature module may import which (docs/adr/0033-feature-modules-in-layers.md): only those that rooms.mjs lists
 * before it, and of these only the face, index.ts. Imports of types count too.
 */
import path from 'node:path';
import { placeOf } from './rooms.mjs';

const messages = {
  up: 'rooms.mjs lists {{to}} after {{from}}. Move what both need down, or let {{to}} register a hook with {{from}}.',
  face: 'Import {{to}} by its face, {{to}}/index.ts.',
  own: 'Files of one module import each other directly, not by their own index.ts.',
  root: 'A module imports nothing of the root of src but config.ts.',
  free: 'Code that ships does not import {{to}}.',
  unlisted: '{{to}} is in no folder that rooms.mjs lists.',
};

/** @returns the name of the message that refuses the import, or undefined */
function fault(from, to) {
  if (from.room !== undefined && from.room === to.room) return to.isFace && !from.isFace ? 'own' : undefined;
  if (from.isRoot && to.room === undefined) return undefined;
  if (to.isFree) return 'free';
  if (to.isRoot) return /^config\.[jt]s$/.test(to.inner) ? undefined : 'root';
  if (to.room === undefined) return 'unlisted';
  if (!from.isRoot && to.level > from.level) return 'up';
  return to.isFace ? undefined : 'face';
}

const imports = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    const from = placeOf(context.filename);
    if (!from || from.isFree) return {};

    const check = (node, specifier) => {
      if (typeof specifier?.value !== 'string' || !specifier.value.startsWith('.')) return;
      const to = placeOf(path.resolve(path.dirname(context.filename), specifier.value));
      if (to?.project !== from.project) return;
      const messageId = fault(from, to);
      if (messageId) context.report({ node, messageId, data: { from: from.room, to: to.room ?? to.inner } });
    };
    const checkSource = (node) => check(node, node.source);
    return {
      Program(node) {
        if (!from.isRoot && from.room === undefined)
          context.report({ node, messageId: 'unlisted', data: { to: from.inner } });
      },
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};

export default { rules: { imports } };
