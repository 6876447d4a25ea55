/**
 * The one script of the gallery. The server draws a few pictures at once and sends an SVG drawing meanwhile, which is wider than any
 * file (`to-be-replaced.ts`). What is in view is asked for again until it is drawn, and the reader is told how many wait.
 */
export const galleryScript = `
const EVERY_MS = 2000
const MOST_AT_ONCE = 12
const WIDEST_FILE = 640
const told = document.querySelector('[role=status]')
const pictures = [...document.querySelectorAll('img[data-file]')]
let asked = 0
function isInView(picture) {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
const isStandIn = ({ naturalWidth }) => naturalWidth > WIDEST_FILE
function askAgain() {
  const waiting = pictures.filter((picture) => isStandIn(picture) && isInView(picture))
  for (const picture of waiting.slice(0, MOST_AT_ONCE)) {
    asked += 1
    picture.src = picture.dataset.file + '?' + asked
  }
  const text = waiting.length === 0 ? '' : waiting.length + ' pictures in view are still being drawn. Each shows by itself.'
  if (told.textContent !== text) told.textContent = text
}
setInterval(askAgain, EVERY_MS)
`
