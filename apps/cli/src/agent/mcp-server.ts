// The Model Context Protocol by hand: the part a tool server needs is four methods of JSON-RPC, while the official library
// brings an HTTP server and 97 packages more.
import manifest from '../../package.json' with { type: 'json' };
import { UsageError } from '../command.ts';
import type { AgentGame } from './agent-game.ts';
import type { AgentTable } from './agent-table.ts';
import { parseLine } from './json-lines.ts';
import { TOOLS, ToolRefusal } from './mcp-tools.ts';
import type { Message } from './stdio-session.ts';

/** Newest first. A client that asks for another one is offered the newest. */
const VERSIONS = ['2025-06-18', '2025-03-26', '2024-11-05'];

const ERROR = { parse: -32700, request: -32600, method: -32601, params: -32602 } as const;

export interface McpServer {
  /** The answer to one line; `undefined` where none is due. */
  answer(line: string): Promise<Message | undefined>;
}

export function createMcpServer(table: AgentTable): McpServer {
  const session: { game: AgentGame | undefined } = { game: undefined };

  async function resultOf(method: string, params: Message): Promise<Message | RpcError> {
    switch (method) {
      case 'initialize':
        return {
          protocolVersion: VERSIONS.find((version) => version === params.protocolVersion) ?? VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name: 'longbox', title: 'Longbox', version: manifest.version },
          instructions: INSTRUCTIONS,
        };
      case 'ping':
        return {};
      case 'tools/list':
        return { tools: TOOLS.map(({ run: _, ...told }) => told) };
      case 'tools/call':
        return callTool(params);
      default:
        return rpcError(ERROR.method, `there is no method ${method}`);
    }
  }

  async function callTool(params: Message): Promise<Message | RpcError> {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined) return rpcError(ERROR.params, `there is no tool ${JSON.stringify(params.name)}`);
    const given = typeof params.arguments === 'object' && params.arguments !== null ? { ...params.arguments } : {};
    try {
      const value = await tool.run(given, session, table);
      return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value, isError: false };
    } catch (error) {
      // The model is told what it did wrong, so that it can do better; anything else is ours.
      if (!(error instanceof ToolRefusal || error instanceof UsageError)) throw error;
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  }

  return {
    async answer(line) {
      const message = parseLine(line);
      if (typeof message === 'string') return { jsonrpc: '2.0', id: null, error: rpcError(ERROR.parse, message).error };
      const { id, method, params } = message;
      if (typeof method !== 'string') {
        return id === undefined
          ? undefined
          : { jsonrpc: '2.0', id, ...rpcError(ERROR.request, 'a request has a method') };
      }
      // A notification gets no answer, whatever it says.
      if (id === undefined) return undefined;
      const result = await resultOf(method, typeof params === 'object' && params !== null ? { ...params } : {});
      return { jsonrpc: '2.0', id, ...(isRpcError(result) ? result : { result }) };
    },
  };
}

interface RpcError {
  readonly error: { readonly code: number; readonly message: string };
}

const rpcError = (code: number, message: string): RpcError => ({ error: { code, message } });
const isRpcError = (value: Message | RpcError): value is RpcError =>
  'error' in value && typeof value.error === 'object' && value.error !== null;

const INSTRUCTIONS = `Longbox plays two card games by their full rules: the Vs. System 2PCG ("vs") and Mission Arena ("arena").
Start with new_game. Each answer tells what happened since, what you see, what you are asked, and the options with their
keys; answer with choose and one of these keys, until "over" is true. What you may do is exactly what is offered. rules
and card look things up, explain tells why something is not offered.`;
