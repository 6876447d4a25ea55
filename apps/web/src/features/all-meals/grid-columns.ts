/** Widths of the window from which a further column of cards fits, in CSS pixels. `meal-grid.module.css` widens the gap with the second. */
export const FURTHER_COLUMNS = ['(min-width: 360px)', '(min-width: 600px)', '(min-width: 1000px)']
