import type { Stage } from '../scene/stage.ts'
import { layShells } from './stuffed.ts'

/** Cold boats of cucumber, pepper, celery or leaves with a filling. */
export const layBoats = (stage: Stage): void => layShells(stage, 0)
