/**
 * Warns an operator who grants access to workouts, on standard error. The grant is not refused, because the product shows and
 * counts this access, an order may promise it, and it can be revoked. Without the warning an operator might sell days that open
 * nothing.
 */
export const NO_WORKOUTS =
  'There are no workouts yet, so access to them opens nothing for now, and its days still count down.'
