import { join } from 'node:path';
import ts from 'typescript';
import { root } from './repository.js';

const libraries = ['contracts', 'signatures', 'egress', 'look', 'service-kit', 'delivery'];

/** The sources of all projects as one program, that of a library instead of what it is compiled to. */
export function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: Record<string, unknown> };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const paths = libraries.map((name) => [`@platform/${name}`, [join(root, 'libs', name, 'src/index.ts')]]);
  return ts.createProgram({
    rootNames: files,
    options: {
      ...options,
      composite: false,
      declaration: false,
      noEmit: true,
      rootDir: root,
      outDir: undefined,
      tsBuildInfoFile: undefined,
      paths: Object.fromEntries(paths) as ts.MapLike<string[]>,
    },
  });
}
