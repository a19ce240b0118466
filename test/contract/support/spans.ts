import { context, propagation, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { startTestSandbox } from './testSandbox';

interface RecordedSpans {
  finished: () => ReadableSpan[];
  /** Leaves nothing behind. */
  end: () => Promise<void>;
}

/** In memory, of this process. */
function recordSpans(): RecordedSpans {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  return {
    finished: () => exporter.getFinishedSpans(),
    end: async () => {
      await provider.shutdown();
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

/** A sandbox whose log and spans the test reads. */
export async function startObserved(level: 'debug' | 'info') {
  const lines: string[] = [];
  const spans = recordSpans();
  const sandbox = await startTestSandbox({
    log: { level, stream: { write: (line) => void lines.push(line) } },
  });
  return {
    sandbox,
    lines,
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    spans: spans.finished,
    close: async () => {
      await sandbox.close();
      await spans.end();
    },
  };
}
export type Observed = Awaited<ReturnType<typeof startObserved>>;
