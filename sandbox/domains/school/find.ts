import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { Work } from '../../runtime';
import { schoolRefusals } from './refusals';

export async function schoolOf(work: Pick<Work, 'db'>, schoolId: string): Promise<Row<'schools'>> {
  const row = await work.db.selectFrom('schools').selectAll().where('id', '=', schoolId).executeTakeFirst();
  return row ?? refuse(schoolRefusals.schoolNotFound);
}
