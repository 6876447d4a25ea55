import type { Composition } from '@dayplate/food-pictures/compose'
import { writePicture } from '../pictures/written-picture.ts'

/** Source of the TypeScript module that exports how each recipe is drawn, one recipe a line, so that builds can be compared. */
export function generatedPictures(pictures: ReadonlyMap<string, Composition>): string {
  return [
    '// Written by packages/catalogue/build.ts from recipes/. Changes here are lost.',
    "import type { WrittenPicture } from '../pictures/written-picture.ts'",
    '',
    'export const writtenPictures: readonly WrittenPicture[] = [',
    ...[...pictures].map(([id, picture]) => `  ${JSON.stringify(writePicture(id, picture))},`),
    ']',
    '',
  ].join('\n')
}
