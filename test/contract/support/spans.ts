import { context, propagation, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';

export interface RecordedSpans {
  finished: () => ReadableSpan[];
  /** Leaves nothing behind. */
  end: () => Promise<void>;
}

/** In memory, of this process. */
export function recordSpans(): RecordedSpans {
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
