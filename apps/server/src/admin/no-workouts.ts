/**
 * Said, on standard error, to an operator who gives access to workouts. It is not refused: the product tells and counts this access by
 * itself, an order may promise it, and it can be taken back. But silence would let an operator sell days that open nothing.
 */
export const NO_WORKOUTS =
  'There are no workouts yet, so access to them opens nothing for now, and its days still count down.'
