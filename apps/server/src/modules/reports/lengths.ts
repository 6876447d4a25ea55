/** The longest texts kept, in characters. The table refuses longer ones (migration 0002). */
export const MESSAGE_MAX_LENGTH = 500
export const STACK_MAX_LENGTH = 2_000
export const PATH_MAX_LENGTH = 200
