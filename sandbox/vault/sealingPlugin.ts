import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { AtRest } from './atRest';
import { type Opened, openPlan } from './openPlan';
import { placeOf } from './sealedColumns';
import { sealQuery } from './sealQuery';

/** Names in camel case, and the columns of `sealedTables` sealed as they are written and opened as they are read. */
export class SealingPlugin extends CamelCasePlugin {
  private readonly plans = new WeakMap<object, Opened[]>();

  constructor(private readonly atRest: AtRest) {
    super({ maintainNestedObjectKeys: true });
  }

  override transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    const plan = openPlan(args.node);
    if (plan.length) this.plans.set(args.queryId, plan);
    return super.transformQuery({ ...args, node: sealQuery(args.node, this.atRest.seal) });
  }

  override async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const result = await super.transformResult(args);
    const plan = this.plans.get(args.queryId);
    if (plan) for (const row of result.rows) this.open(row, plan);
    return result;
  }

  private open(row: UnknownRow, plan: readonly Opened[]): void {
    for (const { table, column, shown, row: names, json } of plan) {
      const place = placeOf(
        table,
        column,
        names.map((name) => row[name]),
      );
      row[shown] = this.atRest.open(row[shown], place, json);
    }
  }
}
