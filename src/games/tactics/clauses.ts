import { catalogue } from '../../core/clause.ts';
export const clauses = catalogue([]);
