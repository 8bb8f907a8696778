// Tic-tac-toe on Colyseus on any free port, which is told on the first line.
// `node server.mjs [FILE]`: with a file, each move is in this SQLite database before it is told.
import { DatabaseSync } from 'node:sqlite';
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

/** Stores all moves that came in one turn of the loop with one commit, flushed to disk, and tells them then. */
class Log {
  constructor(file) {
    this.database = new DatabaseSync(file);
    this.database.exec('pragma journal_mode=wal; pragma synchronous=full');
    this.database.exec('create table moves (room text, number integer, seat integer, cell integer)');
    this.add = this.database.prepare('insert into moves values (?, ?, ?, ?)');
    this.waiting = [];
  }

  store(move, told) {
    this.waiting.push([move, told]);
    if (this.waiting.length === 1) setImmediate(() => this.commit());
  }

  commit() {
    const moves = this.waiting;
    this.waiting = [];
    this.database.exec('begin immediate');
    for (const [move] of moves) this.add.run(...move);
    this.database.exec('commit');
    for (const [, told] of moves) told();
  }
}

const log = process.argv[2] ? new Log(process.argv[2]) : null;
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
    this.moves = 0;
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
    if (!log) this.broadcastPatch();
    else log.store([this.roomId, ++this.moves, seat, cell], () => this.broadcastPatch());
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('tictactoe', Table);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${transport.server.address().port}`);
