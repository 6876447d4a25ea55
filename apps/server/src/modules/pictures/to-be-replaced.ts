/**
 * The width and height, in pixels, of a drawing that is soon replaced. Pages cannot read the header of a picture, but its own size:
 * `apps/web/src/domain/meal-media/late-pictures.ts` asks again for what is this large. It is drawn as small as any other, because the
 * page sets the size.
 */
const REPLACED_SIZE = 8_192

/** Marks an SVG drawing that stands in for a picture until it is drawn. */
export const toBeReplaced = (svg: string): string =>
  svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${REPLACED_SIZE}" height="${REPLACED_SIZE}"`)
