/** The types of schema.org and the properties that each may have, read from the declarations of schema-dts. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Vocabulary {
  hasType: (type: string) => boolean;
  hasProperty: (type: string, property: string) => boolean;
}

interface Shape {
  parents: string[];
  properties: Set<string>;
  /** Set on the shape of a type itself. */
  type?: string;
}

const INTERFACE = /(?:export )?interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)\n\}/g;

function readShapes(text: string): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(INTERFACE)) {
    const properties = new Set([...body.matchAll(/^ {4}"([^"@]+)"\??:/gm)].map((match) => match[1] as string));
    const type = /"@type": "(\w+)"/.exec(body)?.[1];
    shapes.set(name, { parents: parents.split(/[,<>\s]+/).filter(Boolean), properties, type });
  }
  return shapes;
}

/** Reads the vocabulary; throws when the declarations have another form than expected. */
export function loadVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve('schema-dts/package.json');
  const shapes = readShapes(readFileSync(path.join(path.dirname(entry), 'dist/schema.d.ts'), 'utf8'));
  const types = new Map(
    [...shapes].filter(([, shape]) => shape.type).map(([name, shape]) => [shape.type as string, name]),
  );
  const has = (shape: string, property: string): boolean => {
    const found = shapes.get(shape);
    return Boolean(found && (found.properties.has(property) || found.parents.some((parent) => has(parent, property))));
  };
  const vocabulary: Vocabulary = {
    hasType: (type) => types.has(type),
    hasProperty: (type, property) => has(types.get(type) ?? '', property),
  };
  const sane =
    vocabulary.hasProperty('BlogPosting', 'wordCount') &&
    vocabulary.hasProperty('Service', 'name') &&
    !vocabulary.hasProperty('Service', 'wordCount');
  if (!sane) throw new Error('the declarations of schema-dts could not be read');
  return vocabulary;
}
