/**
 * The one script of the gallery. The server draws a few meals at once and sends the SVG drawing meanwhile, which has another
 * width. What is in view is asked for again until it is drawn, and the reader is told how many wait.
 */
export const galleryScript = `
const EVERY_MS = 2000
const MOST_AT_ONCE = 12
const DRAWN_WIDTH = 320
const told = document.querySelector('[role=status]')
const plates = [...document.querySelectorAll('img[data-plate]')]
let asked = 0
function isInView(plate) {
  const { top, bottom } = plate.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
const isStandIn = ({ naturalWidth }) => naturalWidth > 0 && naturalWidth !== DRAWN_WIDTH
function askAgain() {
  const waiting = plates.filter((plate) => isStandIn(plate) && isInView(plate))
  for (const plate of waiting.slice(0, MOST_AT_ONCE)) {
    asked += 1
    plate.src = plate.dataset.plate + '?' + asked
  }
  const text = waiting.length === 0 ? '' : waiting.length + ' pictures in view are still being drawn. Each shows by itself.'
  if (told.textContent !== text) told.textContent = text
}
setInterval(askAgain, EVERY_MS)
`
