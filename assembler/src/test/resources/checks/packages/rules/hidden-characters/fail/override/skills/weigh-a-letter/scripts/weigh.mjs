const a = '‮'; // nothing
