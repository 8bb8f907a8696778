// Tic-tac-toe on Colyseus, in memory, on any free port, which is told on the first line.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const Board = schema({ cells: t.array('int8'), turn: t.int8(), winner: t.int8() });

class Table extends Room {
  maxClients = 2;
  patchRate = null; // each move is sent at once

  onCreate() {
    this.state = new Board();
    this.state.cells.push(...Array(9).fill(-1));
    this.state.turn = 0;
    this.state.winner = -1;
    this.players = [];
    this.onMessage('mark', (client, cell) => this.mark(this.players.indexOf(client.sessionId), cell));
  }

  onJoin(client) {
    this.players.push(client.sessionId);
  }

  mark(seat, cell) {
    const { state } = this;
    if (seat !== state.turn || state.cells[cell] !== -1 || state.winner !== -1) return;
    state.cells[cell] = seat;
    if (LINES.some((line) => line.every((at) => state.cells[at] === seat))) state.winner = seat;
    state.turn = 1 - seat;
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('tictactoe', Table);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${transport.server.address().port}`);
